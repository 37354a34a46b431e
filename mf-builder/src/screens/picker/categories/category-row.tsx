import type { PartTypeInfo } from '@rig4u/shared/builds';
import { Art, artFor, VisuallyHidden } from '@rig4u/shared/ui';
import { PlainIcon } from '../../../look/plain-icon';
import { memo, useRef } from 'react';
import type { Grade } from '../../../domain/compatibility/check-summary';

interface Props {
  info: PartTypeInfo;
  /** The names of what is chosen; empty where nothing is. */
  chosen: string;
  price: string;
  active: boolean;
  /** What the check says of what is chosen. */
  grade: Grade | undefined;
  /** What it needs beside it, where it fails by nothing else: 'Needs a CPU cooler'. */
  lack: string | undefined;
  onOpen: (type: PartTypeInfo['type']) => void;
  onRemove: (type: PartTypeInfo['type']) => void;
}

const words: Readonly<Record<Grade, string>> = {
  pass: 'fits',
  warning: 'warning',
  fail: 'does not fit',
  unknown: 'not checked',
  probably: 'probably fits',
};

/** One category of the component list: what is chosen, and the ways to open it and to take the part out again. */
export const ComponentRow = memo(function ComponentRow({
  info,
  chosen,
  price,
  active,
  grade,
  lack,
  onOpen,
  onRemove,
}: Props) {
  const open = useRef<HTMLButtonElement>(null);
  const picked = chosen !== '';
  const drawing = artFor(info.type);
  const verdict = grade === 'probably' ? 'unknown' : grade;

  const remove = () => {
    // The remove button goes away with the part; the row's own button stays under the visitor's hands.
    open.current?.focus();
    onRemove(info.type);
  };

  return (
    <li data-type={info.type} data-active={active || undefined} title={info.label}>
      <button
        ref={open}
        type="button"
        className={picked ? 'entry' : 'entry todo'}
        aria-current={active ? 'true' : undefined}
        onClick={() => onOpen(info.type)}
      >
        <span className="drawing">{drawing && <Art name={drawing} compact />}</span>
        <span className="label">{info.label}</span>
        {picked && <span className="chosen">{` ${chosen}`}</span>}
        <span className="state">
          {picked ? (
            <>
              <span className="amount">{` ${price} `}</span>
              {grade && verdict && (
                <span data-verdict={verdict}>
                  <PlainIcon name={verdict} />
                  <VisuallyHidden>{lack ?? words[grade]}</VisuallyHidden>
                </span>
              )}
            </>
          ) : (
            <span className="amount">{info.required ? ' Not Selected' : ' Add'}</span>
          )}
        </span>
      </button>
      {picked && (
        <button type="button" className="remove" aria-label={`Remove ${chosen}`} onClick={remove}>
          <PlainIcon name="x" />
        </button>
      )}
    </li>
  );
});
