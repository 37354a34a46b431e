import { CardGrid, Field, Input, Select } from '@rig4u/shared/ui';
import { useState } from 'react';
import { resolutions } from '../../domain/best-build';
import { isUseCase, labelOfUse, useCases } from '../../domain/recommendation';
import { readAmount, type UpgradeAsked } from '../../domain/what-next/upgrade-address';

interface Props {
  asked: UpgradeAsked;
  onChange: (part: Partial<UpgradeAsked>) => void;
}

const resolutionNames = { '1080p': '1080p', '1440p': '1440p', '4k': '4K' } as const;

/** What the PC is for, and what may be spent. */
export function AskedFields({ asked, onChange }: Props) {
  const [text, setText] = useState(String(asked.budget));
  const amount = readAmount(text);
  return (
    <CardGrid as="div" layout="short">
      <Field label="Best for">
        <Select value={asked.use} onChange={({ target }) => isUseCase(target.value) && onChange({ use: target.value })}>
          {useCases.map((use) => (
            <option key={use} value={use}>
              {labelOfUse(use)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Resolution">
        <Select
          value={asked.resolution}
          onChange={({ target }) => {
            const resolution = resolutions.find((one) => one === target.value);
            if (resolution) onChange({ resolution });
          }}
        >
          {resolutions.map((one) => (
            <option key={one} value={one}>
              {resolutionNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Budget ($)" error={amount === undefined ? 'Enter an amount in dollars, such as 500.' : undefined}>
        <Input
          inputMode="decimal"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            const budget = readAmount(target.value);
            if (budget !== undefined) onChange({ budget });
          }}
        />
      </Field>
    </CardGrid>
  );
}
