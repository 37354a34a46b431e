import { partLines } from '@rig4u/shared/builds';
import { patiently } from '@rig4u/shared/lazy';
import { paths } from '@rig4u/shared/routing';
import { Button, Hint, Skeleton, TextLink } from '@rig4u/shared/ui';
import { useId, useRef, useState } from 'react';
import { WhenLoaded } from '../../../components/when-loaded';
import { missingText } from '../../../domain/choices/status-texts';
import { fromPicker, upgradeOf } from '../../../domain/what-next/upgrade-link';
import { useBuild } from '../build-state';
import { UndoSwap } from '../rail/undo-swap';

/** Its code comes on a press: the search for the best build is as large as half the picker. */
const load = () => patiently(() => import(/* webpackChunkName: "what-next" */ './offer'));

/** What can be asked: how to fill what is missing, and of a whole build what to change first. */
const questions = {
  rest: {
    hint: 'The missing parts can be chosen for you, within your budget. What you have chosen stays.',
    button: 'Complete it for me',
  },
  step: {
    hint: 'See which part limits this build, and which change brings the most for its price.',
    button: 'Show the next step',
  },
} as const;

/** What to do next with the build. Nothing is worked out before it is asked for, and nothing is changed before it was shown. */
export function WhatNext() {
  const { components, saved } = useBuild();
  // The build is beside the options and in the sheet: each has its own.
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What fills a build is for that build; what limits one is shown for every one after it, too.
  const [asked, setAsked] = useState<'step' | typeof components>();
  const isWhole = missingText(components) === undefined;
  const kind = isWhole ? 'step' : 'rest';
  const { hint, button } = questions[kind];
  const question = isWhole ? 'step' : components;
  const focus = () => heading.current?.focus();
  return (
    <section aria-labelledby={id}>
      <div className="apart">
        <h3 ref={heading} tabIndex={-1} id={id}>
          What next?
        </h3>
        {partLines(components).some(({ part }) => part.owned) && (
          <TextLink to={`${paths.optimalBuild}${upgradeOf(saved?.id ?? fromPicker)}`}>Upgrade what you own</TextLink>
        )}
      </div>
      <UndoSwap of={['step']} onUndone={focus} />
      {asked === question ? (
        <WhenLoaded what="What comes next" load={load} waiting={<Skeleton h="7rem" />}>
          {({ Offer }) => (
            <Offer
              of={kind}
              onDone={() => {
                if (!isWhole) setAsked(undefined);
                focus();
              }}
            />
          )}
        </WhenLoaded>
      ) : (
        <>
          <Hint block>{hint}</Hint>
          <Button size="sm" variant="outline" onClick={() => setAsked(question)}>
            {button}
          </Button>
        </>
      )}
    </section>
  );
}
