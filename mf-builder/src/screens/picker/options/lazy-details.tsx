import { Skeleton } from '@rig4u/shared/ui';
import { lateCode } from '../../../components/late-code';
import { WhenLoaded } from '../../../components/when-loaded';
import type { DetailsProps } from './details';

const code = lateCode(() => import(/* webpackChunkName: "details" */ './details'));

/** Fetches the code of the details, for who is about to open them. */
export const prepareDetails = code.prepare;

/** The same for a pointer or a focus in a table: only the name of an option opens its details. */
export const prepareAtName = ({ target }: { target: EventTarget }): void => {
  if (target instanceof Element && target.closest('.name')) prepareDetails();
};

/** The same for a press: on a phone, where nothing is pointed at, the whole row opens its details, except what is a control itself. */
export const prepareAtPress = ({ target }: { target: EventTarget }): void => {
  if (target instanceof Element && !target.closest('button:not(.name), input, label, a')) prepareDetails();
};

/** `Details`, whose code comes when a visitor is about to open the first ones. */
export const LazyDetails = (props: DetailsProps) => (
  <WhenLoaded
    what="The details"
    load={code.load}
    arrived={code.arrived}
    waiting={<Skeleton h={{ base: '64rem', lg: '40rem' }} />}
  >
    {({ Details }) => <Details {...props} />}
  </WhenLoaded>
);
