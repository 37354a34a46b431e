import { adviceOn } from './fetch-file';

test('says what to do about a fault of TLS, and looks at the address otherwise', () => {
  for (const reason of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])
    expect(adviceOn(reason)).toMatch(/NODE_EXTRA_CA_CERTS/);
  expect(adviceOn('ERR_SSL_WRONG_VERSION_NUMBER')).toMatch(/write http:\/\//);
  expect(adviceOn('ENOTFOUND')).toBe('Look at the address.');
});
