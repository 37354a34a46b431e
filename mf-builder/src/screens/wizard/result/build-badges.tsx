import { Row, Tag } from '@rig4u/shared/ui';
import { themeLabel, type PresetBuild } from '../../../domain/presets';
import { labelOfUse } from '../../../domain/recommendation';

/** The most uses, and the most looks, that are shown. */
const most = 2;

/** What a ready build is for and looks like. */
export const BuildBadges = ({ build: { useCase, theme } }: { build: PresetBuild }) => (
  <Row as="ul" role="list" aria-label="Uses and looks" space="sm">
    {useCase.slice(0, most).map((use) => (
      <li key={use}>
        <Tag on>{labelOfUse(use)}</Tag>
      </li>
    ))}
    {theme.slice(0, most).map((look) => (
      <li key={look}>
        <Tag>{themeLabel(look)}</Tag>
      </li>
    ))}
  </Row>
);
