import { bestLine } from '../checks/best-line';
import { answerLines } from './answer-lines';

const help = `Finds the best build for a use and a budget, with a proof: JSON lines in, JSON lines out.

  pnpm --silent --filter mf-builder best-build < wishes.jsonl > builds.jsonl

In:  {"id": "1", "use": "gaming", "budget": 1500, "locked": {"gpu": ["gpu14"]}, "exclude": ["case4"], "size": "micro-ATX",
     "least": {"memoryGB": 32, "storageGB": 2000}, "resolution": "1440p", "colour": "black", "noLight": true, "quiet": true}
     Only use and budget (US dollars) are needed. A locked part is an id of the catalogue, or its facts as check-build takes them:
     {"name": "...", "specs": {...}, "price": 250, "owned": true, "quantity": 1}. What is owned costs nothing.
Out: {"id": "1", "parts": {"cpu": "cpu8", ...}, "total": 1409.83, "estimate": [71, 80], "verdict": "pass", "proven": true, "ms": 0.6}
     proven: no build of the catalogue does better under these conditions. Where nothing works at this budget:
     {"id": "1", "infeasible": true, "least": {"parts": {...}, "total": 449.94, "estimate": [24, 33]}, "proven": true, "ms": 1.2}
     with the cheapest build that works; null where there is none at all: "missing" names types of which no part meets
     the wishes, "failing" the rules that fail whatever is taken.
     A fact of the wrong type counts as not known; then "notes" names it.
     A malformed line is answered by {"id": "1", "error": "..."}; the others still are. Then the exit code is 1.
`;

await answerLines('best-build', help, bestLine);
