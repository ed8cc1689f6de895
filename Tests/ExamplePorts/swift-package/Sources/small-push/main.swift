import Conformance
import SmallPushAdapter

AdapterServer(SmallPushAdapter()).run()
