import fc from 'fast-check';
import { howToJson } from './how-to-json';

const steps = [{ title: 'Seat it', description: 'Let it drop in.', tips: ['No force.'] }];

test('says the guide in the words of schema.org', () => {
  expect(JSON.parse(howToJson({ title: 'Basics', description: 'All of it.' }, steps))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    inLanguage: 'en',
    name: 'Basics',
    description: 'All of it.',
    step: [
      {
        '@type': 'HowToStep',
        position: 1,
        name: 'Seat it',
        url: '#step-1',
        itemListElement: [
          { '@type': 'HowToDirection', text: 'Let it drop in.' },
          { '@type': 'HowToTip', text: 'No force.' },
        ],
      },
    ],
  });
});

test('no text can end the script element, and none is lost', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script><script>alert(1)</script>', '<!--', '\u2028'),
  );
  fc.assert(
    fc.property(text, (title) => {
      const json = howToJson({ title, description: title }, [{ title, description: title, tips: [title] }]);
      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toMatchObject({ name: title, step: [{ name: title }] });
    }),
  );
});
