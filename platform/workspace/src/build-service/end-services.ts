import { ask } from './ask';
import { placeOf, type Place } from './place';

/** Ends the build services, those of this repository when no others are named; resolves with how many there were. */
export async function endServices(places: readonly Place[] = [placeOf(1), placeOf(2)]): Promise<number> {
  const answers = await Promise.all(places.map(({ socket }) => ask(socket, '/stop')));
  return answers.filter((answer) => answer !== undefined).length;
}
