import { patiently } from '@rig4u/shared/lazy';
import { Skeleton } from '@rig4u/shared/ui';
import { useState } from 'react';
import { WhenLoaded } from '../../../components/when-loaded';
import type { DetailsProps } from './details';

type Code = typeof import('./details');

// Why kept: details that are opened once the code is there come at once, without a place that waits for a moment.
let here: Code | undefined;
const load = () => patiently(async () => (here = await import(/* webpackChunkName: "details" */ './details')));

/** Fetches the code of the details, for who is about to open them. Where that fails, the opening tries again. */
export const prepareDetails = (): void => void load().catch(() => undefined);

/** The same for a pointer or a focus: only the name of an option opens its details. */
export const prepareAtName = ({ target }: { target: EventTarget }): void => {
  if (target instanceof Element && target.closest('.name')) prepareDetails();
};

/** The same for a press: on a phone the whole row opens its details, except what is a control itself. */
export const prepareAtPress = ({ target }: { target: EventTarget }): void => {
  if (target instanceof Element && !target.closest('button:not(.name), input, label, a')) prepareDetails();
};

/** `Details`, whose code comes when a visitor is about to open the first ones. */
export function LazyDetails(props: DetailsProps) {
  // As it was at the opening: what is open in the details stays so.
  const [code] = useState(() => here);
  if (code) return <code.Details {...props} />;
  return (
    <WhenLoaded what="The details" load={load} waiting={<Skeleton h={{ base: '64rem', lg: '40rem' }} />}>
      {({ Details }) => <Details {...props} />}
    </WhenLoaded>
  );
}
