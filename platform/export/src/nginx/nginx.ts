import { documentsIn, type FixedAnswer, type Site } from '../site';
import { textFile, type Layout } from '../layout';
import { dictionaryMap, fileRules, fileTypes, releaseFiles, typesOf } from './file-rules';
import { headerNames, type Rules } from './header-rules';
import { documentFiles, documentRules, leadMaps, placeMaps, tagMaps } from './page-rules';
import { mapBlock, quoted, value } from './syntax';

const written = '# Written by "rig4u export". The next export writes it anew.\n';

/** Files and rules for nginx, with the static brotli module where it is installed. */
export function forNginx(site: Site): Layout {
  const [files, documents] = [fileRules(site), documentRules(site)];
  const server = serverPart(site, files, documents);
  return {
    files: [
      ...releaseFiles(site),
      ...documentFiles(site),
      textFile(
        'nginx/brotli.conf',
        `${written}# In the server block, where nginx has the static brotli module. Without it gzip is sent.\nbrotli_static on;\n`,
      ),
      textFile('nginx/server.conf', server),
      textFile('nginx/http.conf', httpPart(site, files, documents)),
      textFile('nginx/example.conf', example),
    ],
    next: [
      'nginx/example.conf says how nginx reads the rules. After this and each later export: nginx -t && nginx -s reload',
    ],
  };
}

/** What stands in the `http` block. */
const httpPart = (site: Site, files: Rules, documents: Rules): string =>
  [
    `${written}# In the http block. Which document is at which address, and the headers that depend on it.\n`,
    // A large site has long maps, and long addresses in them.
    'map_hash_max_size 65536;\nmap_hash_bucket_size 512;\n',
    placeMaps(site),
    leadMaps(site.places),
    tagMaps(site),
    mapBlock('$uri', '$rig4u_ending', [
      ['default', '""'],
      [quoted(String.raw`~\.(?<rig4u_last>\w+)$`), '$rig4u_last'],
    ]),
    mapBlock('$rig4u_ending', '$rig4u_coding', [
      ['default', '""'],
      ['dcz', 'dcz'],
    ]),
    dictionaryMap(site),
    mapBlock('"$rig4u_dictionary $http_accept_encoding"', '$rig4u_delta', [
      ['default', 'none'],
      [quoted(String.raw`~*^(?<rig4u_hash>[0-9a-f]+) .*\bdcz\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`), '$rig4u_hash'],
    ]),
    files.maps,
    documents.maps,
    ...Object.entries(site.httpsOnly).map(([name, text]) =>
      mapBlock('"$scheme $http_x_forwarded_proto"', httpsVariable(name), [
        ['default', '""'],
        [quoted('~^https '), value(text)],
        [quoted(String.raw`~^http \s*https\s*(,|$)`), value(text)],
      ]),
    ),
  ].join('\n');

const httpsVariable = (name: string): string => `$rig4u_${name.toLowerCase().replaceAll('-', '_')}`;

/** What stands in the `server` block. `root` is the site's folder. */
function serverPart(site: Site, files: Rules, documents: Rules): string {
  const https = Object.keys(site.httpsOnly)
    .map((name) => `add_header ${name} ${httpsVariable(name)} always;`)
    .join('\n    ');
  const types = documentsIn(site).map(({ name, headers }) => ({ path: name, type: headers['Content-Type'] ?? '' }));
  const headers = `${documents.adds}
    add_header ETag $rig4u_tag;
    add_header Last-Modified "";
    ${https}`;
  return `${written}# In the server block, beside: root <the export's folder>/site;
merge_slashes off;
gzip off;
gzip_static on;
gzip_proxied any;
gzip_http_version 1.0;
etag off;
if_modified_since off;
max_ranges 0;
server_tokens off;
error_page 403 404 @rig4u_missing;
error_page 405 @rig4u_not_allowed;
error_page 464 =404 @rig4u_nowhere;
${site.moved ? 'error_page 465 =308 @rig4u_moved;\n' : ''}${headersOf(site.missing)}

location ~ ^/(host|remotes)/ {
    if ($request_method !~ ^(GET|HEAD)$) { return 405; }
    default_type application/octet-stream;
    ${fileTypes(site)}
    ${files.adds}
    add_header Last-Modified "";
    ${https}
    add_header Content-Encoding $rig4u_coding;
    try_files $uri.$rig4u_delta.dcz $uri =404;
}

# What only a gateway answers.
location ~ ^/(?:(?:api|preview|host|remotes)(?:/|$)|(?:healthz|readyz)$) {
    return 404;
}

location / {
    if ($request_method !~ ^(GET|HEAD)$) { return 405; }
    if ($rig4u_document = "") { return 404; }
    if ($rig4u_leads = nowhere) { return 464; }
    if ($rig4u_leads = elsewhere) { return 465; }
    if ($rig4u_is_known) { rewrite ^ /.rig4u/known last; }
    ${typesOf(types)}
    ${headers}
    rewrite ^ /.rig4u/$rig4u_document break;
}

# An address that leads nowhere: the same page, without a tag.
location @rig4u_nowhere {
    ${typesOf(types)}
    ${documents.adds}
    ${Object.entries(site.nowhere)
      .map(([name, text]) => `add_header ${name} ${value(text)} always;`)
      .join('\n    ')}
    add_header Last-Modified "" always;
    ${https}
    rewrite ^ /.rig4u/$rig4u_document break;
}

# The browser has it already: an answer without a type.
location = /.rig4u/known {
    internal;
    types { }
    default_type "";
    ${headers}
    return 304;
}

${site.moved ? movedOf(site.moved, https) : ''}
${answerOf('@rig4u_missing', site.missing, https)}
${answerOf('@rig4u_not_allowed', site.notAllowed, https)}`;
}

/** The headers of an answer that is the same everywhere. */
const headersOf = ({ headers }: FixedAnswer): string =>
  headerNames([{ facts: {}, headers }])
    .map((name) => `add_header ${name} ${value(headers[name] ?? '')} always;`)
    .join('\n    ');

/** The place of addresses in other letters. nginx would write a body of its own, and an address with its port, were it `return 308 …`. */
const movedOf = (answer: FixedAnswer, https: string): string => `location @rig4u_moved {
    types { }
    default_type "";
    ${headersOf(answer)}
    add_header Location $rig4u_meant always;
    ${https}
    return 200 "";
}
`;

/** A place that gives one answer. */
const answerOf = (name: string, answer: FixedAnswer, https: string): string => `location ${name} {
    types { }
    default_type ${value(answer.headers['Content-Type'] ?? 'text/plain')};
    ${headersOf(answer)}
    ${https}
    return ${answer.status} ${value(answer.text.trimEnd()).replace(/"$/, String.raw`\n"`)};
}
`;

const example = `${written}# How nginx reads an export that lies in /srv/rig4u. The site's name, its certificate and the port are yours.
http {
    # The static brotli module: libnginx-mod-http-brotli-static in Debian, which loads it by itself.
    include /srv/rig4u/nginx/http.conf;
    server {
        listen 443 ssl http2;
        server_name rig4u.example;
        root /srv/rig4u/site;
        include /srv/rig4u/nginx/brotli.conf;
        include /srv/rig4u/nginx/server.conf;
    }
}
`;
