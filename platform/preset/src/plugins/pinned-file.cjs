const { createHash } = require('node:crypto');
const path = require('node:path');

/**
 * A loader of webpack: the file goes into the release as it is, and its import gives its address and its hash, by which it is fetched.
 * So it is parsed as data, has the same bytes in every release, and what loads the scripts knows nothing of it. It is fetched when somebody asks
 * for it, so the manifest says that nobody fetches it ahead.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} bytes
 */
module.exports = function pinnedFile(bytes) {
  const { name, ext } = path.parse(this.resourcePath);
  const hash = createHash('sha384').update(bytes).digest();
  const file = `assets/${name}.${hash.toString('hex').slice(0, 8)}${ext}`;
  this.emitFile(file, bytes, undefined, { notAhead: true });
  const integrity = `sha384-${hash.toString('base64')}`;
  return `export default { src: __webpack_public_path__ + ${JSON.stringify(file)}, integrity: ${JSON.stringify(integrity)} };`;
};
module.exports.raw = true;
