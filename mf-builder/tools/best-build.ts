import { bestLine } from '../checks/best-line';
import { answerLines } from './answer-lines';

const help = `Finds the best build for a use and a budget, with a proof: JSON lines in, JSON lines out.

  pnpm --silent --filter mf-builder best-build < wishes.jsonl > builds.jsonl

In:  {"id": "1", "use": "gaming", "budget": 1500, "locked": {"gpu": ["gpu14"]}, "exclude": ["case4"], "size": "micro-ATX",
     "least": {"memoryGB": 32, "storageGB": 2000}, "resolution": "1440p", "colour": "black", "noLight": true, "quiet": true,
     "wifi": false, "without": ["fans-three"]}
     Only use and budget (US dollars) are needed. A locked part is an id of the catalogue, or its facts as check-build takes them:
     {"name": "...", "specs": {...}, "price": 250, "owned": true, "quantity": 1}. What is owned costs nothing.
     A part by its id may be out of production; what is computed beside it is on sale. "wifi": false asks for no Wi-Fi; "without" names steps of "spent" that are not bought.
Out: {"id": "1", "parts": {"cpu": "cpu8", ...}, "total": 1409.83, "estimate": [71, 80], "worth": 75.5,
     "spent": [{"id": "drive-2tb", "what": "a 2 TB drive", "cost": 87}], "left": 90.17, "verdict": "pass", "proven": true, "ms": 0.6}
     proven: no build of the catalogue is worth more under these conditions: the lower end of the estimate, less 15 % for each warning and
     open question that another part avoids. "spent" is bought with what the best worth leaves, "left" is what is left of that. "givenUp"
     names what a PC of its price has as a rule and this one has not, because no build has it under these conditions. Where nothing works at this budget:
     {"id": "1", "infeasible": true, "least": {"parts": {...}, "total": 449.94, "estimate": [24, 33]}, "proven": true, "ms": 1.2}
     with the cheapest build that works; null where there is none at all: "missing" names types of which no part meets
     the wishes, "failing" the rules that fail whatever is taken.
     A fact of the wrong type counts as not known; then "notes" names it.
     A malformed line is answered by {"id": "1", "error": "..."}; the others still are. Then the exit code is 1.
`;

await answerLines('best-build', help, bestLine);
