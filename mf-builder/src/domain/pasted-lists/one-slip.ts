/** Whether one word becomes the other by one letter: one too many, missing or other, or two that changed places. */
export function oneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const [mine, yours] = [one.slice(at), other.slice(at)];
  return (
    mine.slice(1) === yours.slice(1) ||
    mine.slice(1) === yours ||
    mine === yours.slice(1) ||
    (mine[0] === yours[1] && mine[1] === yours[0] && mine.slice(2) === yours.slice(2))
  );
}
