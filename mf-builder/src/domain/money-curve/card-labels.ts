import { cardOf, type CurveStep } from './curve-step';

/** The name of a card where it comes in, and in how wide a picture there is room for it. */
export interface CardLabel {
  step: CurveStep;
  text: string;
  room: 'some' | 'much';
}

/** How much of the picture's width, in percent, a letter and the space behind a name take, where there is much room and some. */
const letter = { much: 0.75, some: 1.3 };
const space = 2;

/** Which of the names find room beside each other; those that bring most points choose first. */
function withRoom(labels: readonly (Omit<CardLabel, 'room'> & { x: number; gain: number })[], width: number) {
  const taken: { from: number; to: number }[] = [];
  return new Set(
    labels
      .toSorted((a, b) => b.gain - a.gain)
      .filter(({ x, text }) => {
        const span = { from: x, to: x + text.length * width + space };
        if (taken.some(({ from, to }) => from < span.to && span.from < to)) return false;
        taken.push(span);
        return true;
      })
      .map(({ step }) => step),
  );
}

/** The steps at which a card comes in for the first time, as many as can be read. */
export function cardLabels(steps: readonly CurveStep[], x: (cents: number) => number): readonly CardLabel[] {
  const seen = new Set<string>();
  const labels = steps.flatMap((step, at) => {
    const text = cardOf(step.parts);
    if (text === '' || seen.has(text)) return [];
    seen.add(text);
    return [{ step, text, x: x(step.totalCents), gain: step.value - (steps[at - 1]?.value ?? step.value) }];
  });
  const much = withRoom(labels, letter.much);
  const shown = labels.filter(({ step }) => much.has(step));
  const some = withRoom(shown, letter.some);
  return shown.map(({ step, text }) => ({ step, text, room: some.has(step) ? 'some' : 'much' }));
}
