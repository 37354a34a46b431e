import { Icon } from '@rig4u/shared/ui';
import { useOptionsView } from '../../../state/options-view';
import { RadioSwitch } from './radio-switch';

const views = [
  { view: 'table', label: 'Table', icon: 'list' },
  { view: 'gallery', label: 'Gallery', icon: 'grid' },
] as const;

const choices = views.map(({ view, label, icon }) => ({
  value: view,
  shown: (
    <>
      <Icon name={icon} size="16" />
      <span>{label}</span>
    </>
  ),
}));

/** Whether the options are a table or cards; the choice is remembered. */
export function ViewSwitch() {
  const [chosen, change] = useOptionsView();
  return <RadioSwitch label="Show as" className="end" choices={choices} chosen={chosen} onChoose={change} />;
}
