import { wholeDollars } from '@rig4u/shared/format';
import { EditedImage } from '@rig4u/shared/images';
import { Box, Button, Card, Flex, Grid, Heading, Sheet, Tag, Text } from '@rig4u/shared/ui';
import { themeLabel, type PresetBuild } from '../../../domain/presets';
import { labelOfUse } from '../../../domain/recommendation';

/** One preset of the list. */
export function PresetCard({ build, onView }: { build: PresetBuild; onView: () => void }) {
  const { id, name, art, imageUrl, price, useCase, theme, components, parts } = build;
  return (
    <Card as="li" display="flex" flexDirection="column" overflow="hidden">
      <Sheet px="6" py="4" borderBottomWidth="1px" borderColor="line">
        <Box w="200px" maxW="full" mx="auto">
          <EditedImage id={id} src={imageUrl} category={art} alt="" />
        </Box>
      </Sheet>
      <Grid flex="1" gap="3" p="5" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
        <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
          <Heading as="h2" size="h3">
            {name}
          </Heading>
          <Text textStyle="price" fontVariantNumeric="tabular-nums">
            {wholeDollars(price)}
          </Text>
        </Flex>
        <Flex as="ul" role="list" aria-label="Uses and looks" gap="2" wrap="wrap">
          {useCase.slice(0, 2).map((use) => (
            <li key={use}>
              <Tag on>{labelOfUse(use)}</Tag>
            </li>
          ))}
          {theme.slice(0, 2).map((look) => (
            <li key={look}>
              <Tag>{themeLabel(look)}</Tag>
            </li>
          ))}
        </Flex>
        <Text textStyle="small" color="text2" overflowWrap="anywhere">
          {parts.gpu ? `${components.cpu} · ${components.gpu}` : components.cpu}
        </Text>
      </Grid>
      <Box px="5" pb="5">
        <Button variant="outline" w="full" aria-label={`View ${name}`} onClick={onView}>
          View build
        </Button>
      </Box>
    </Card>
  );
}
