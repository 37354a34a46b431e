import { Field, Select } from '@rig4u/shared/ui';
import { isUseCase, labelOfUse, useCases } from '../../../domain/recommendation';
import { useBuildUse } from '../../../state/build-use';

/** What the build is for. */
export function UseField() {
  const [use, change] = useBuildUse();
  return (
    <Field label="Best for">
      <Select value={use} onChange={({ target }) => isUseCase(target.value) && change(target.value)}>
        {useCases.map((one) => (
          <option key={one} value={one}>
            {labelOfUse(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
