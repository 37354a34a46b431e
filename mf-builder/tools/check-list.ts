import { allParts, everyRetired } from '../checks/catalogue-files';
import { listLine } from '../checks/list-line';
import { answerLines } from './answer-lines';

const help = `Reads parts lists as people paste them, and checks what they name: JSON lines in, JSON lines out.

  pnpm --silent --filter mf-builder check-list < lists.jsonl > answers.jsonl

In:  {"id": "1", "text": "CPU: AMD Ryzen 5 9600X\\nGPU: RTX 5070 Windforce, $549"}
     The text is what the import dialog takes: a list, a table, a post, a receipt or the report of a PC.
Out: {"id": "1", "lines": [{"text": "...", "type": "cpu", "match": {"id": "cpu8", "name": "..."}, "sure": true, "quantity": 1}],
     "unread": ["..."], "findings": [...], "verdict": "unknown", "says": "5 of 8 lines checked"}
     type is null where nothing tells it. match: the part of the catalogue that the line means or comes nearest to; sure: whether it
     surely is that one; unlisted: true where the catalogue lists it no more; own: true where the dialog takes it for a part of the visitor's own at first. price, and currency where the
     list shows one. unread: what names no part; cut: says that the text is longer than what is read. findings, verdict and probably are those of check-build, over the lines as they are taken at first;
     where some are known by their name alone the verdict is no pass, and says tells of how many lines it speaks.
     A malformed line is answered by {"id": "1", "error": "..."}; the others still are. Then the exit code is 1.
`;

await answerLines('check-list', help, listLine(allParts(), everyRetired()));
