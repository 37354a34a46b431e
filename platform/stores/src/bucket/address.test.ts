/** @jest-environment node */
import { parseAddress } from './address';

test.each([
  ['s3://releases', { bucket: 'releases', prefix: '', name: 's3://releases' }],
  ['s3://releases/', { bucket: 'releases', prefix: '', name: 's3://releases' }],
  ['s3://my.team-1/rig4u/live/', { bucket: 'my.team-1', prefix: 'rig4u/live/', name: 's3://my.team-1/rig4u/live' }],
])('%s', (address, place) => {
  expect(parseAddress(address)).toEqual(place);
});

test.each([
  's3://',
  's3://a',
  's3:///x',
  's3://key:hush@releases/x',
  's3://releases/../x',
  's3://releases/a//b',
  's3://releases/a?b',
])('%s is refused, and not repeated: a secret may be in it', (address) => {
  const read = () => parseAddress(address);
  expect(read).toThrow('A bucket is written s3://bucket or s3://bucket/prefix.');
  expect(read).not.toThrow('hush');
});
