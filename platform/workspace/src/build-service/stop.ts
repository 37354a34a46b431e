import { endServices } from './end-services';

/** `npm stop`: ends the build services that `npm start -- --keep` left. */
console.log(
  (await endServices()) > 0
    ? 'The build service has ended.'
    : 'No build service is running. A running npm start ends with Ctrl+C.',
);
