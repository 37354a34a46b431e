import { refusalText } from '@rig4u/shared/storage';
import { Button, Column, Field, Input, Row, VisuallyHidden } from '@rig4u/shared/ui';
import { useState } from 'react';
import { dayText, isoDay, readTarget, type PriceTarget } from '../../domain/prices';
import { setPriceTarget } from '../../state/price-targets';
import { TargetState } from './target-state';

interface Props {
  /** The part's id. */
  id: string;
  name: string;
  target: PriceTarget | undefined;
  /** The latest price in US dollars; undefined where none is known. */
  price: number | undefined;
  /** Whether a visitor saw it. */
  seen: boolean;
}

/** Asks for the price at which the visitor wants to hear of a part, and says how far the price is from it. */
export function TargetForm({ id, name, target, price, seen }: Props) {
  const [text, setText] = useState(target ? String(target.price) : '');
  const [error, setError] = useState<string>();

  const keep = (wanted: PriceTarget | undefined) => {
    const result = setPriceTarget(id, wanted);
    setError(result.ok ? undefined : `This browser did not keep the target. ${refusalText(result.reason)}`);
    return result.ok;
  };
  const send = () => {
    const read = readTarget(text);
    if (!read.ok) setError(read.message);
    else keep({ name, price: read.price, since: isoDay(new Date()) });
  };

  return (
    <Column space="sm">
      <Field
        label={
          <>
            Target price, US$<VisuallyHidden>{` for ${name}`}</VisuallyHidden>
          </>
        }
        hint={!target && 'The picker tells you when you import a price at or below it.'}
        error={error}
      >
        <Row space="sm">
          <Input
            w="7rem"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onKeyDown={({ key }) => key === 'Enter' && send()}
            onChange={({ target: field }) => {
              setText(field.value);
              setError(undefined);
            }}
          />
          <Button size="sm" variant="outline" onClick={send}>
            {target ? 'Change' : 'Track price'}
          </Button>
          {target && (
            <Button size="sm" variant="ghost" onClick={() => keep(undefined) && setText('')}>
              Stop tracking
            </Button>
          )}
        </Row>
      </Field>
      <div role="status">
        {target && (
          <TargetState target={target} price={price} seen={seen} more={`tracked since ${dayText(target.since)}`} />
        )}
      </div>
    </Column>
  );
}
