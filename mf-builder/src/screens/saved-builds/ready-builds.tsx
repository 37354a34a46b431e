import { guidePrices } from '@rig4u/shared/builds';
import { wholeDollars } from '@rig4u/shared/format';
import { EditedImage } from '@rig4u/shared/images';
import { paths } from '@rig4u/shared/routing';
import {
  Amount,
  ButtonLink,
  Card,
  CardGrid,
  Column,
  Frame,
  Heading,
  Hint,
  LiveRegion,
  Row,
  Section,
  Sheet,
  Skeleton,
} from '@rig4u/shared/ui';
import { BuildsNotLoaded } from '../../components/builds-not-loaded';
import { PartDrawing } from '../../components/part-drawing/part-drawing';
import { presetAddress } from '../../components/preset-address';
import { chosen } from '../../domain/compatibility/chosen-parts';
import { fromComponents } from '../../domain/compatibility/checked-build';
import type { PresetBuild } from '../../domain/presets';
import { firstBuilds } from '../../domain/recommendation';
import { usePresets } from '../../state/presets';

/** Two ready builds in the shape of the cards to come, and the way to more of them. */
export function ReadyBuilds() {
  const presets = usePresets();
  return (
    <Section card title="Or start from a ready build" lead="Every part of it can be changed before you save it.">
      {presets.status === 'loading' && (
        <>
          <LiveRegion>Loading builds...</LiveRegion>
          <CardGrid as="div" layout="pairs">
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </CardGrid>
        </>
      )}
      {presets.status === 'failed' && <BuildsNotLoaded onRetry={presets.retry} />}
      {presets.status === 'ready' && (
        <CardGrid layout="pairs" role="list">
          {firstBuilds(presets.value).map((build) => (
            <ReadyBuild key={build.id} build={build} />
          ))}
        </CardGrid>
      )}
      <ButtonLink to={paths.optimalBuild} variant="link" flush>
        Answer two questions to find yours
      </ButtonLink>
    </Section>
  );
}

const ReadyBuild = ({ build: { id, name, art, imageUrl, price, parts } }: { build: PresetBuild }) => (
  <Card as="li" stacked>
    <Sheet p="3">
      <Frame centred>
        <EditedImage id={id} src={imageUrl} category={art} drawing={<CaseOf parts={parts} />} alt="" />
      </Frame>
    </Sheet>
    <Column space="sm" p="4" flex="1">
      <Row apart align="baseline" space="sm">
        <Heading as="h3">{name}</Heading>
        <Amount size="price">{wholeDollars(price)}</Amount>
      </Row>
      <Hint tone="faint">{`At ${guidePrices(parts) ?? ''}`}</Hint>
      <ButtonLink to={presetAddress(id)} variant="outline" wide mt="auto">{`View ${name}`}</ButtonLink>
    </Column>
  </Card>
);

/** The build's own case by its facts: two builds of one look are told apart. */
function CaseOf({ parts }: Pick<PresetBuild, 'parts'>) {
  const [box] = chosen(fromComponents(parts), 'case');
  return box ? <PartDrawing part={box} /> : null;
}
