import PushModel

/// The machines with their types. A test finds missing ones.
enum MachineTypes {
  static let all: [any PushMachine.Type] = [
    Initialization.self, Delegate.self, NotificationDelivery.self, OtherKindInProgress.self,
    CallsInProgress.self,
    VoIPCallsInProgress.self, OverlapRefusal.self,
    Login.self, DeferredUserCheck.self, Agreement.self, Connectivity.self, RegistrationPermission.self,
    AlwaysAllowTokenRegistration.self, TokenRegistration.self, SystemToken.self, UnfinishedRegistration.self,
    VoIPRegistration.self, ServerFailure.self, TokenRecord.self, TokenQuery.self, Unregistration.self,
    InformationUpdate.self, Permission.self, DeviceToken.self, VoIPToken.self, Server.self,
    CallReporting.self,
  ]
}
