import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian's nginx, and others that follow it, have the static brotli module. */
const places = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'];

/** nginx's static brotli module; undefined where it is not installed (libnginx-mod-http-brotli-static). */
export const brotliModule = (): string | undefined =>
  places.map((place) => join(place, 'ngx_http_brotli_static_module.so')).find((file) => existsSync(file));

/** For tests: what a real nginx is started with to serve an export, by brotli where its module is installed. */
export function nginxFor(folder: string): { main: string; http: (place: { ports: readonly number[] }) => string } {
  const brotli = brotliModule();
  return {
    main: brotli ? `load_module ${brotli};` : '',
    http: ({ ports }) => `
  include ${folder}/nginx/http.conf;
  server {
    listen 127.0.0.1:${ports[0]};
    root ${folder}/site;
    ${brotli ? `include ${folder}/nginx/brotli.conf;` : ''}
    include ${folder}/nginx/server.conf;
  }`,
  };
}
