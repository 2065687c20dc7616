/** Has Python load what a hand needs, bots too, by playing a few moves at a table where nobody sits. */

const MOVES = `
import json, random
from tonk.port import Port
def warm():
    port = Port()
    ask = lambda **request: json.loads(port.handle(json.dumps({"id": 0, **request})))
    table = {"names": ["You", "West", "North"], "bots": [None, "sharp", "sharp"], "secret": "00" * 32}
    update = ask(type="new_session", rules="classic", **table)
    for kind in ("draw", "discard", "draw", "discard"):
        while update["view"]["next"] == "bot":
            update = ask(type="bot")
        if legal := update["legal"][kind]["actions"]:
            update = ask(type="act", action=legal[0]["text"])
    ask(type="with", cards=update["view"]["seats"][0]["hand"][:1])
    ask(type="resume", record=ask(type="record")["text"])
warm()
del warm
`;

/** @param {any} python */
export const warm = (python) => python.runPython(MOVES);
