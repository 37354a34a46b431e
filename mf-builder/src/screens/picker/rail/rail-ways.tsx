import { partName } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Button, VisuallyHidden } from '@rig4u/shared/ui';
import { addText } from '../../../components/check/add-text';
import { replacesUnpriced } from '../../../components/check/way-price-text';
import { searching } from '../../../components/check/searching';
import { WayFindings } from '../../../components/check/way-findings';
import { useWaysOut } from '../../../components/check/ways-out';
import { Fragment } from 'react';
import { namesText } from '../../../domain/choices/line-text';
import type { Finding } from '../../../domain/compatibility/types';
import { isAddition, type Way } from '../../../domain/fitting/way';
import { useBuild, useBuildActions } from '../build-state';

/** Up to two ways out of a finding, the best for the build's use first. `onTaken` moves the focus, for the pressed button goes. */
export function RailWays({ finding, onTaken }: { finding: Finding; onTaken: () => void }) {
  const { components } = useBuild();
  const { takeWay } = useBuildActions();
  const search = useWaysOut(finding, components);
  if (search.status === 'loading') return <p>{searching}</p>;
  if (search.status === 'failed')
    return (
      <Button size="sm" variant="outline" onClick={search.retry}>
        Try Again
      </Button>
    );
  if (search.value.length === 0) return <p>No single change clears this.</p>;
  return (
    <div className="ways">
      {search.value.slice(0, 2).map(({ kind, way, findings }) => (
        <Fragment key={kind}>
          <Button
            size="sm"
            variant="outline"
            title={isAddition(way) ? namesText(way.added) : partName(way.to)}
            onClick={() => {
              takeWay(way, true);
              onTaken();
            }}
          >
            <span className="name">
              {isAddition(way) ? (
                `${addText(way).seen}${addText(way).rest}`
              ) : (
                <>
                  <VisuallyHidden>Swap to </VisuallyHidden>
                  <span>{partName(way.to)}</span>
                </>
              )}
            </span>{' '}
            <span className="difference">{signed(way)}</span>
          </Button>
          <WayFindings findings={findings} />
        </Fragment>
      ))}
    </div>
  );
}

function signed(way: Way): string {
  const { moreCents } = way;
  const dollars = exactDollars(Math.abs(moreCents) / 100);
  if (replacesUnpriced(way)) return dollars;
  return moreCents === 0 ? 'same price' : `${moreCents < 0 ? '−' : '+'}${dollars}`;
}
