/** @jest-environment node */
import fc from 'fast-check';
import { readLogLimits } from './log-limits';
import { senderOf } from './sender';

test.each([
  ['203.0.113.9', undefined, 0, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1:4711', 1, '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1', 5, '198.51.100.1'],
  ['10.0.0.1', 'rubbish', 1, '10.0.0.1'],
  ['10.0.0.1', 'rubbish, 198.51.100.1', 2, '198.51.100.1'],
  ['10.0.0.1', '', 1, '10.0.0.1'],
  ['10.0.0.1', '[2001:db8:1:2:3:4:5:6]:443', 1, '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', undefined, 0, '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4:5', undefined, 0, '2001:db8:0:1::/64'],
  ['64:ff9b::192.0.2.1', undefined, 0, '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', undefined, 0, 'fe80:0:0:0::/64'],
  ['::1', undefined, 0, '0:0:0:0::/64'],
  [undefined, undefined, 0, 'unknown'],
  [undefined, '198.51.100.1', 0, 'unknown'],
])('socket %s, forwarded for %s, %i trusted: %s', (socket, forwarded, trustedProxies, sender) => {
  expect(senderOf({ socket, forwarded, trustedProxies })).toBe(sender);
});

test('what a visitor writes before the entries of the trusted proxies changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.ipV4(), { minLength: 1, maxLength: 4 }), (forged, entries) => {
      const facts = { socket: '10.0.0.1', trustedProxies: entries.length };
      expect(senderOf({ ...facts, forwarded: [forged, ...entries].join(',') })).toBe(
        senderOf({ ...facts, forwarded: entries.join(',') }),
      );
    }),
  );
});

test('one /64 is one sender, another is another', () => {
  const half = fc.array(
    fc.nat(0xffff).map((group) => group.toString(16)),
    { minLength: 4, maxLength: 4 },
  );
  const sender = (groups: string[]) => senderOf({ socket: groups.join(':'), forwarded: undefined, trustedProxies: 0 });
  fc.assert(
    fc.property(half, half, half, (network, host, other) => {
      expect(sender([...network, ...host])).toBe(sender([...network, ...other]));
      expect(sender([...network, ...host]) === sender([...other, ...host])).toBe(network.join(':') === other.join(':'));
    }),
  );
});

test('reads the limits', () => {
  expect(readLogLimits({})).toEqual({ perMinute: 60, trustedProxies: 0 });
  expect(readLogLimits({ RIG4U_LOG_PER_MINUTE: '5', RIG4U_TRUSTED_PROXIES: '2' })).toEqual({
    perMinute: 5,
    trustedProxies: 2,
  });
  for (const wrong of ['0', '-1', '1.5', 'many', '1e3', ' ', '9999999'])
    expect(() => readLogLimits({ RIG4U_LOG_PER_MINUTE: wrong })).toThrow(
      `RIG4U_LOG_PER_MINUTE is "${wrong}". It must be a whole number from 1 to 1000000.`,
    );
  expect(() => readLogLimits({ RIG4U_TRUSTED_PROXIES: 'all' })).toThrow('RIG4U_TRUSTED_PROXIES is "all"');
});
