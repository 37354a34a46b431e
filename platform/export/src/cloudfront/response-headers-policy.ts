import type { Headers } from '../piece';
import type { Site } from '../site';

/** What CloudFront adds to answers: https for good, and what the answer of an object that is not there must carry. */
export function responseHeadersPolicy({ missing, httpsOnly }: Site) {
  const { 'Content-Security-Policy': policy = '', 'Referrer-Policy': referrer = '' } = missing.headers;
  return {
    Name: 'rig4u',
    Comment: 'Written by rig4u export',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: false, ContentSecurityPolicy: policy },
      ContentTypeOptions: { Override: false },
      ReferrerPolicy: { Override: false, ReferrerPolicy: referrer },
      ...transportSecurity(httpsOnly),
    },
  };
}

function transportSecurity(headers: Headers) {
  const text = headers['Strict-Transport-Security'];
  const [, seconds] = /max-age=(\d+)/.exec(text ?? '') ?? [];
  if (text === undefined || seconds === undefined) return {};
  const StrictTransportSecurity = {
    Override: true,
    AccessControlMaxAgeSec: Number(seconds),
    IncludeSubdomains: /includeSubDomains/i.test(text),
    Preload: /preload/i.test(text),
  };
  return { StrictTransportSecurity };
}
