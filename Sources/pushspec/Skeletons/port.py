"""The app with your SDK in it: put your calls in the place of the small port that stands here.

A method is a call or a move of the world, by its name in spec/adapter-steps.md; `values` is its `with`. A move
without a method is ignored. `world.ask` asks the system or the server, and calls back with the answer.
"""

EDITION = "nhncloud-ko"
IMPLEMENTATION = "my port 0.1"
WITHOUT = ["voip", "messages"]  # what the port does not offer: the suite leaves it out, and says so
DOMAIN = "NHNCloudPushErrorDomain"


class Port:
    def __init__(self, world, storage):
        """The process starts. `storage` is a dictionary, and stays when the process ends."""
        self.world = world
        self.storage = storage
        self.configuration = None

    def initialize(self, values):
        self.configuration = values["configuration"]

    def setUser(self, values):
        self.storage["user"] = values["user"]

    def register(self, values, done):
        if self.configuration is None:
            return done(error={"domain": DOMAIN, "code": 1})

        def issued(answer):
            if answer["result"] != "token":
                return done(error={"domain": DOMAIN, "code": 4})
            user = self.storage.get("user") or self.world.device["identifier"]
            record = {"type": values["type"], "token": answer["token"], "user": user,
                      "agreement": values.get("agreement"), "appKey": self.configuration["appKey"],
                      "sandbox": self.configuration.get("sandbox"), "language": self.configuration.get("language")}
            self.world.ask({"of": "server", "operation": "register", "record": record}, sent)

        def sent(answer):
            if answer["result"] != "accepted":
                return done(error={"domain": "NHNCloudHttpErrorDomain", "code": 101})
            done()

        self.world.ask({"of": "token", "type": values["type"]}, issued)

    def query(self, values, done):
        def found(answer):
            record = answer.get("record")
            if record is None:
                return done(error={"domain": DOMAIN, "code": 5})
            done(token=record["token"], info={"user": record.get("user"), "agreement": record.get("agreement")})

        self.world.ask({"of": "server", "operation": "query", "type": values["type"]}, found)

    def unregister(self, values, done):
        self.world.ask({"of": "server", "operation": "unregister", "type": values["type"]}, lambda answer: done())
