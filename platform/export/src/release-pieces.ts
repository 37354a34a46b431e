import type { Answers } from '@rig4u/gateway/answers';
import { Refusal } from '@rig4u/kernel';
import { fileOfDelta, folderOf, folderStore, labelOf, ownPaths, type ReleaseRef } from '@rig4u/releases/store';
import { askedAgain, deltaAt, piecesAt, type Piece } from './piece';

/** A release as its files are sent. */
export interface SentRelease {
  ref: ReleaseRef;
  pieces: Piece[];
}

/** Everything of a release that a browser may ask for. The files are asked for again when they are written: together they may be large. */
export async function releasePieces(store: string, ref: ReleaseRef, ask: Answers['ask']): Promise<SentRelease> {
  const paths = await folderStore(store).releases.paths(ref);
  if (!paths) throw new Refusal(`${labelOf(ref)} is not in the store. Publish it again, or put back a backup.`);
  const address = (path: string): string => `/${folderOf(ref)}/${path}`;
  const pieces: Piece[] = [];
  for (const path of ownPaths(paths)) {
    for (const piece of await piecesAt(ask, address(path)))
      pieces.push(
        askedAgain(piece, async () =>
          (await piecesAt(ask, address(path))).find(({ coding }) => coding === piece.coding),
        ),
      );
  }
  for (const delta of paths) {
    const [file, hash] = [fileOfDelta(delta), /\.([0-9a-f]{64})\.delta$/.exec(delta)?.[1]];
    const find = async () => (file && hash ? deltaAt(ask, address(file), hash) : undefined);
    const piece = await find();
    if (piece) pieces.push(askedAgain(piece, find));
  }
  return { ref, pieces };
}
