import type { NamedRelease } from '@rig4u/shared/contracts';
import { Disclosure, Fact, Facts, Row, Tag } from '@rig4u/shared/ui';
import { msText, shiftText } from '../../../domain/releases/figure-words';
import type { PartView, ReleaseView } from '../../../domain/releases/part-view';
import { FilesHealth } from './files-health';

const vitalWords = ({ vitals }: ReleaseView): string =>
  vitals ? `LCP ${msText(vitals.lcpMs)}, INP ${msText(vitals.inpMs)}, CLS ${shiftText(vitals.cls)}` : 'No loads yet';

interface Props {
  view: PartView;
  /** The releases that files are asked of; none of the host. */
  releases: readonly NamedRelease[];
  /** A new number asks again. */
  round: number;
}

/** What is not needed at first sight: whether files are there, how screens felt, which addresses the part has. */
export const PartDetails = ({ view, releases, round }: Props) => (
  <Disclosure label={`More of ${view.name}`} openLabel={`Less of ${view.name}`}>
    <Facts>
      {releases.map((release) => (
        <Fact key={release[0]} name={`Health of ${release[0]}`} strong>
          <FilesHealth key={round} part={view.name} release={release} />
        </Fact>
      ))}
      {[view.live, view.tried].map(
        (release) =>
          release && (
            <Fact key={release.version} name={`Vitals of ${release.version}, p75`}>
              {vitalWords(release)}
            </Fact>
          ),
      )}
      <Fact name="Release before">{view.before ?? 'None'}</Fact>
      {view.state && view.state.withdrawn.length > 0 && (
        <Fact name="Taken away">{view.state.withdrawn.join(', ')}</Fact>
      )}
      {view.paths.length > 0 && (
        <Fact name="Paths" strong>
          <Row as="span" space="sm">
            {view.paths.map((path) => (
              <Tag key={path} long>
                {path}
              </Tag>
            ))}
          </Row>
        </Fact>
      )}
    </Facts>
  </Disclosure>
);
