import { ask } from './ask';
import { placeOf } from './place';

/** `npm stop`: ends the build services. */
const answers = await Promise.all([placeOf(1), placeOf(2)].map(({ socket }) => ask(socket, '/stop')));
const ended = answers.filter((answer) => answer !== undefined).length;
console.log(
  ended > 0 ? 'The build service has ended.' : 'No build service is running. A running npm start ends with Ctrl+C.',
);
