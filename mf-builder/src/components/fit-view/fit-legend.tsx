import { FitFrame } from '../../look/fit-view';
import { useId, type ReactNode } from 'react';
import { Hatch, overLook } from './shapes';

/** What the lines of a fit picture mean. */
export function FitLegend() {
  const hatch = `hatch${useId().replaceAll(/\W/g, '')}`;
  return (
    <FitFrame as="ul" layout="legend">
      <Sign mark={<path data-limit="line" d="M0 7h22" />}>Limit</Sign>
      <Sign mark={<rect data-role="part" data-basis="unknown" x="1" y="2" width="20" height="10" />}>
        Size or place not known
      </Sign>
      <Sign
        mark={
          <>
            <Hatch id={hatch} />
            <rect {...overLook(hatch, false)} x="1" y="2" width="20" height="10" />
          </>
        }
      >
        Overlap
      </Sign>
    </FitFrame>
  );
}

const Sign = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <li>
    <svg width="22" height="14" aria-hidden="true">
      {mark}
    </svg>
    <span>{children}</span>
  </li>
);
