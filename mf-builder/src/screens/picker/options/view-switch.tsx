import { Icon } from '@rig4u/shared/ui';
import { Switch } from '../../../look/options-head';
import { useOptionsView } from '../../../state/options-view';
import { useRoving } from './roving';

const views = [
  { view: 'table', label: 'Table', icon: 'list' },
  { view: 'gallery', label: 'Gallery', icon: 'grid' },
] as const;

/** Whether the options are a table or cards; the choice is remembered. */
export function ViewSwitch() {
  const [chosen, change] = useOptionsView();
  const { onKeyDown, tabIndexOf } = useRoving(chosen === 'table' ? 0 : 1);
  return (
    <Switch className="end" role="radiogroup" aria-label="Show as" onKeyDown={onKeyDown}>
      {views.map(({ view, label, icon }, place) => (
        <button
          key={view}
          type="button"
          role="radio"
          aria-checked={chosen === view}
          data-stop={place}
          tabIndex={tabIndexOf(place)}
          onClick={() => change(view)}
        >
          <Icon name={icon} size="16" />
          <span>{label}</span>
        </button>
      ))}
    </Switch>
  );
}
