import { Rail } from '../../../look/rail';
import { RailPlace } from '../../../look/regions';
import type { Ref } from 'react';
import { AfterPaint } from '../build-state';
import { WhatNext } from '../next/what-next';
import { RailEstimates } from './rail-estimates';
import { RailFinding } from './rail-finding';
import { RailFit } from './rail-fit';
import { RailFoot } from './rail-foot';
import { RailHead } from './rail-head';
import { RailParts } from './rail-parts';

/** 'Your PC Build' beside the options: what it is, what is wrong with it, how it looks inside, and the way on. */
export const BuildRail = () => (
  <RailPlace aria-labelledby="summary-title" data-beside>
    <Rail>
      <RailHead>
        <h2 id="summary-title" tabIndex={-1}>
          Your PC Build
        </h2>
      </RailHead>
    </Rail>
    <div className="scrolls">
      <AfterPaint>
        <RailMiddle />
      </AfterPaint>
    </div>
    <RailFoot />
  </RailPlace>
);

interface MiddleProps {
  /** Gets the place of the worst finding. */
  finding?: Ref<HTMLDivElement>;
  /** Called before a category opens to change its part. */
  onChanging?: () => void;
}

/** What lies between the head and the foot of the build. */
export const RailMiddle = ({ finding, onChanging }: MiddleProps) => (
  <Rail>
    <RailFinding finding={finding} />
    <RailFit />
    <RailEstimates />
    <WhatNext />
    <RailParts onChanging={onChanging} />
  </Rail>
);
