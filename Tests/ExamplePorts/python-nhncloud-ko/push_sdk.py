"""The push SDK of the `nhncloud-ko` edition, in Python.

Calls take an optional completion that is called once, with a value and an error of which one is `None`.
Everything runs on the caller's thread; whatever needs the outside goes through a `Platform`.

Where the document leaves a choice, a comment here or in `push_types` names the open question and the
reading that is followed.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Callable, MutableMapping, Optional

from push_types import (
    HttpErrorCode,
    PermissionStatus,
    Platform,
    PushAgreement,
    PushConfiguration,
    PushError,
    PushErrorCode,
    PushType,
    Response,
    TokenInfo,
)

Storage = MutableMapping[str, Any]
MessageDelegate = Callable[[str], None]
InfoCompletion = Optional[Callable[[Optional[TokenInfo], Optional[PushError]], None]]
TokenCompletion = Optional[Callable[[Optional[str], Optional[PushError]], None]]
UNCHANGED: Any = object()


@dataclass
class _Registration:
    """A registration in progress."""

    agreement: PushAgreement
    user: Optional[str]
    completion: InfoCompletion


class _TokenModule:
    """What notification and VoIP tokens have in common.

    One call per kind of token is in progress at a time and any other is turned down, while the two
    kinds do not touch: every question on calls that meet refused, such as Q-REG-1, with the code of this
    SDK (Q-ERR-3 push), but Q-VOIP-3 and Q-VOIP-17 sideBySide.

    A failed request is not made again (Q-REG-5 notRetried, Q-LOGIN-6 dropped), a call ends with its
    process (Q-REG-4, Q-VOIP-11, Q-UNREG-7 dropped), and no call is given up for the time it takes
    (Q-REG-2, Q-VOIP-6 waits).
    """

    kind: PushType

    def __init__(self, sdk: PushSDK) -> None:
        self._sdk = sdk
        self._delegate: Optional[MessageDelegate] = None
        self._busy = False
        self._registration: Optional[_Registration] = None
        # The server is changing the record: another change has to wait for the outcome.
        self._writing = False
        self._refreshing = False
        self._refresh_wanted = False

    def set_delegate(self, delegate: Optional[MessageDelegate]) -> None:
        """Sets who gets the messages; `None` takes the delegate away."""
        self._delegate = delegate

    def query_token_info(self, completion: InfoCompletion) -> None:
        """Asks for the token and settings that were last registered.

        Q-QUERY-3 fromServer: the server holds the settings. So the answer depends neither on the run
        nor on permission or user (Q-QUERY-6, Q-QUERY-7 answered), and an unregistered token is not found
        (Q-QUERY-2 nothing).
        """
        error = self._refusal()
        if error:
            _complete(completion, None, error)
            return
        self._busy = True

        def answered(response: Response) -> None:
            error = response.error()
            if error is None and response.info is None:
                error = PushError(PushErrorCode.TOKEN_INVALID)  # Q-QUERY-1 tokenInvalid
            self._finish(completion, response.info, error)

        self._sdk.platform.server.query(self.kind, answered)

    def unregister(self, completion: TokenCompletion = None) -> None:
        """Takes the registered token away from the server; the user need not be set (Q-UNREG-2 works)."""
        error = self._refusal()  # Q-INIT-1 refused: the server cannot be asked without an app key
        registered = self._registered()
        if error is None and registered is None:
            error = PushError(PushErrorCode.TOKEN_INVALID)  # Q-UNREG-1 tokenInvalid: as for a query
        if error:
            _complete(completion, None, error)
            return
        self._busy = self._writing = True
        token = registered["token"]

        def answered(response: Response) -> None:
            error = response.error()
            if error is None:
                del self._sdk.storage[self.kind.value]
            self._finish(completion, None if error else token, error)

        self._sdk.platform.server.unregister(self.kind, answered)

    def message_arrived(self, message: str) -> None:
        """The system hands over a message."""
        if self._delegate is not None:
            self._delegate(message)

    def _user_set(self, user: str) -> None:
        # Q-LOGIN-3 current: nothing was sent yet, so the new user is registered.
        # A logout does not come here: Q-LOGIN-5 asCalled, Q-LOGIN-2 keptUser.
        if self._registration is not None and not self._writing:
            self._registration.user = user
        self._refresh_wanted = True
        self._refresh()

    def _refresh(self) -> None:
        """Brings the user of a registered token up to date.

        What is registered is stored, so a token of an earlier run counts (Q-LOGIN-11 updates) and an
        unregistered one does not (Q-UNREG-4 staysUnregistered). The permission is not looked at,
        and both kinds of token do it (Q-LOGIN-12 both).
        Q-LOGIN-4 current: a change during a request is made up for when its answer has come.
        """
        if self._writing or self._refreshing or not self._refresh_wanted:
            return
        if self._sdk.configuration is None:
            return
        self._refresh_wanted = False
        user = self._sdk.user_id
        registered = self._registered()
        if user is None or registered is None or registered["user"] == user:
            return
        self._refreshing = True

        def answered(response: Response) -> None:
            self._refreshing = False
            now = self._registered()
            if response.failure is None and now is not None:
                self._sdk.storage[self.kind.value] = {**now, "user": user}
            self._refresh()

        self._sdk.platform.server.update_user(self.kind, user, answered)

    def _begin(self, agreement: PushAgreement, completion: InfoCompletion) -> None:
        self._busy = True
        self._registration = _Registration(agreement, self._sdk.user_id, completion)

    def _request_token(self) -> None:
        # Every registration asks the system, so a token that changed is used from then on, and not
        # before: Q-REG-3, Q-VOIP-10 atNextRegister.
        self._sdk.platform.request_token(self.kind, self._token_answered)

    def _token_answered(self, token: Optional[str]) -> None:
        registration = self._registration
        if token is None:
            self._end_registration(None, PushErrorCode.SYSTEM_FAILED)
            return
        configuration = self._sdk.configuration
        info = TokenInfo(
            push_type=self.kind,
            device_token=token,
            # Q-LOGIN-1, Q-VOIP-4, Q-REG-8 device: the device stands in whenever no user is set.
            user_id=registration.user or self._sdk.platform.identifier,
            agreement=registration.agreement,
            language_code=configuration.language_code or self._sdk.platform.language,
            sandbox=configuration.sandbox,
        )
        self._writing = True

        def answered(response: Response) -> None:
            if response.failure:
                # Q-REG-12 errorOnly: a token that is not registered is nothing to report.
                self._end_registration(None, response.failure.value)
                return
            self._sdk.storage[self.kind.value] = {"token": token, "user": info.user_id}
            self._registration_succeeded(info)
            self._end_registration(info, None)

        self._sdk.platform.server.register(info, configuration.app_key, answered)

    def _registration_succeeded(self, info: TokenInfo) -> None:
        """What a module keeps of a registration, next to the token."""

    def _end_registration(
        self, info: Optional[TokenInfo], code: PushErrorCode | HttpErrorCode | None
    ) -> None:
        completion = self._registration.completion
        self._registration = None
        self._finish(completion, info, None if code is None else PushError(code))

    def _finish(self, completion: Any, value: Any, error: Optional[PushError]) -> None:
        self._busy = self._writing = False
        _complete(completion, value, error)
        self._refresh()

    def _refusal(self) -> Optional[PushError]:
        if self._sdk.configuration is None:
            return PushError(PushErrorCode.NOT_INITIALIZED)
        if self._busy:
            return PushError(PushErrorCode.ALREADY_IN_PROGRESS)
        return None

    def _registered(self) -> Optional[dict[str, str]]:
        return self._sdk.storage.get(self.kind.value)


class Push(_TokenModule):
    """Notifications."""

    kind = PushType.APNS

    def initialize(
        self, configuration: PushConfiguration, delegate: Optional[MessageDelegate] = UNCHANGED
    ) -> None:
        """Initialises the SDK and, if given, sets the delegate.

        The user is not asked here (Q-PERM-1 atRegister). New settings replace the old ones and count from
        the next registration on (Q-INIT-3 replaced, Q-INIT-4 atNextRegister, Q-FLAG-4 kept); calls in
        progress go on (Q-INIT-7 continues). Settings live in memory (Q-INIT-5 forgotten).
        """
        if delegate is not UNCHANGED:
            self.set_delegate(delegate)
        if not configuration.app_key:  # Q-INIT-6 uninitialized: nothing can be reached with this key
            return
        self._sdk.configuration = configuration
        self._refresh()
        self._sdk.voip._refresh()

    def register(
        self, agreement: Optional[PushAgreement] = None, completion: InfoCompletion = None
    ) -> None:
        """Registers the device's token; without an agreement, with the one that was set before."""
        error = self._refusal()
        if error is None and agreement is None:
            # Q-AGR-3, Q-AGR-4, Q-AGR-5, Q-AGR-6, Q-AGR-7 kept: it is stored for the device and only replaced.
            stored = self._sdk.storage.get("agreement")
            if stored is None:
                # Q-AGR-1 refused: consent that nobody gave must not be made up.
                error = PushError(PushErrorCode.PARAMETER_INVALID)
            else:
                agreement = PushAgreement(**stored)
        if error:
            _complete(completion, None, error)
            return
        self._begin(agreement, completion)
        # Q-ORDER-3 permission, Q-FLAG-1 asks, Q-FLAG-2 waits: the permission comes first in every case.
        # The system is asked anew each time (Q-PERM-4 fails), and only then (Q-PERM-7 onlyByRegister).
        self._sdk.platform.request_permission(self._permission_answered)

    def _permission_answered(self, status: PermissionStatus) -> None:
        # Q-PERM-8 acquired: a provisional permission shows notifications, if quietly.
        acquired = status in (PermissionStatus.AUTHORIZED, PermissionStatus.PROVISIONAL)
        if acquired or self._sdk.configuration.always_allow_token_registration:
            self._request_token()  # Q-FLAG-3 asGiven: the agreement is the same either way
        else:
            # Q-PERM-5 kept: what was registered earlier is left alone.
            self._end_registration(None, PushErrorCode.PERMISSION_DENIED)

    def _registration_succeeded(self, info: TokenInfo) -> None:
        self._sdk.storage["agreement"] = asdict(info.agreement)  # Q-AGR-2 lastRegistered


class VoIP(_TokenModule):
    """VoIP messages.

    A token that the system invalidates stays registered (Q-VOIP-9 kept). Calls are the app's to report
    (Q-CALL-1 app).
    """

    kind = PushType.VOIP

    def register(self, completion: InfoCompletion = None) -> None:
        """Registers the device's VoIP token; needs neither a permission nor an agreement."""
        error = self._refusal()
        if error:
            _complete(completion, None, error)
            return
        # Q-VOIP-5 everything: the server filters by agreement, and VoIP is not to be filtered.
        self._begin(PushAgreement(True, True, True), completion)
        self._request_token()

    def message_arrived(self, message: str) -> None:
        # Q-INIT-12 dropped: VoIP cannot be used before initialisation.
        # Q-VOIP-7 dropped without a delegate; Q-VOIP-8 delivered whether a token is registered or not.
        if self._sdk.configuration is not None:
            super().message_arrived(message)


class PushSDK:
    """The SDK. `storage` is what outlives the process."""

    def __init__(self, platform: Platform, storage: Storage) -> None:
        self.platform = platform
        self.storage = storage
        self.configuration: Optional[PushConfiguration] = None
        self.user_id: Optional[str] = None  # Q-LOGIN-7 forgotten: the app logs in at each start
        self.push = Push(self)
        self.voip = VoIP(self)

    def set_user_id(self, user_id: Optional[str]) -> None:
        """Logs a user in, or out with `None`; all products share the user."""
        self.user_id = user_id or None  # Q-LOGIN-9 noUser
        if self.user_id is not None:  # Q-LOGIN-8 counts: before initialisation too
            self.push._user_set(self.user_id)
            self.voip._user_set(self.user_id)


def _complete(completion: Any, value: Any, error: Optional[PushError]) -> None:
    if completion is not None:
        completion(value, error)
