import { partName, partTypeInfo, soldText } from '@rig4u/shared/builds';
import { exactDollars } from '@rig4u/shared/format';
import { Column, Hint, Select, Verdict } from '@rig4u/shared/ui';
import { useId } from 'react';
import type { Part } from '../../catalogue/schema';
import { doubtText } from '../../domain/pasted-lists/doubt-text';
import { typeTaken, type ChosenLine, type Choice } from '../../domain/pasted-lists/taken-parts';
import { Quantity } from '../quantity';
import { roles } from '../table-roles';
import { OwnPartQuestions } from './own-part-questions';

interface Props {
  line: ChosenLine;
  /** A line above has the one part of this type already. */
  isSecond: boolean;
  /** Whether the visitor wanted to go on: what is missing is said from then on. */
  asked: boolean;
  onChange: (choice: Choice) => void;
}

/** A line of the list: what it becomes, how sure that is, and what else it may become. */
export function ListRow({ line, isSecond, asked, onChange }: Props) {
  const { match, choice } = line;
  const { name } = match.line;
  const id = useId();
  const type = typeTaken(line);
  const countable = type !== undefined && partTypeInfo(type).several && !isSecond;
  const parts = [...(match.match ? [match.match] : []), ...match.alternatives];
  const change = (value: string) => {
    const part = parts.find(({ id }) => id === value);
    onChange(part ? { ...choice, take: 'listed', part } : { ...choice, take: value === 'own' ? 'own' : 'nothing' });
  };
  return (
    <tr {...roles.row}>
      <th scope="row" {...roles.rowheader}>
        <label htmlFor={id}>{name}</label>
      </th>
      <td {...roles.cell} data-label="Part" data-wide="">
        <Column space="sm">
          <Select
            id={id}
            value={choice.take === 'listed' ? (choice.part?.id ?? 'nothing') : choice.take}
            aria-describedby={`${id}-standing`}
            onChange={(event) => change(event.target.value)}
          >
            {parts.map((part) => (
              <option key={part.id} value={part.id}>
                {optionText(part)}
              </option>
            ))}
            <option value="own">{`Own part: ${name}`}</option>
            <option value="nothing">Leave it out</option>
          </Select>
          <Hint id={`${id}-standing`} tone="faint">
            <Standing line={line} isSecond={isSecond} />
          </Hint>
          {choice.take === 'own' && <OwnPartQuestions line={line} asked={asked} onChange={onChange} />}
        </Column>
      </td>
      <td {...roles.cell} data-label="Number">
        {countable ? (
          <Quantity
            name={name}
            value={choice.quantity}
            onChange={(by) => onChange({ ...choice, quantity: choice.quantity + by })}
          />
        ) : (
          type !== undefined && choice.take !== 'nothing' && !isSecond && '1'
        )}
      </td>
    </tr>
  );
}

const optionText = (part: Part): string => `${partName(part)}, ${exactDollars(part.price)}`;

/** What the line becomes in a word, and why that may be wrong. */
function Standing({ line, isSecond }: { line: ChosenLine; isSecond: boolean }) {
  const { match, choice } = line;
  const type = typeTaken(line);
  if (choice.take === 'nothing') return <Hint as="span">Left out.</Hint>;
  if (isSecond && type !== undefined)
    return (
      <Verdict kind="warning">{`Left out: a line above is the ${partTypeInfo(type).label} of this build.`}</Verdict>
    );
  if (choice.take === 'own')
    return match.match ? (
      <Verdict kind="warning">{`Unsure, so it becomes an own part. The nearest: ${partName(match.match)}. ${doubtText(match) ?? ''}`}</Verdict>
    ) : (
      <Verdict kind="unknown">Not in the catalogue: it becomes an own part.</Verdict>
    );
  const sold = choice.part && soldText(choice.part);
  const label = `${type === undefined ? '' : partTypeInfo(type).label}${sold ? `. ${sold}` : '.'}`;
  if (choice.part !== match.match) return <Verdict kind="pass">{`Chosen by you: ${label}`}</Verdict>;
  return match.sure ? (
    <Verdict kind="pass">{`Found${match.unlisted ? ', no longer listed' : ''}: ${label}`}</Verdict>
  ) : (
    <Verdict kind="warning">{`Unsure whether it is ${choice.part ? partName(choice.part) : ''}. ${doubtText(match) ?? ''}`}</Verdict>
  );
}
