import { Bars, CommandLine, Figures, StackedTable, Staircase, Timeline } from '../src/look/charts';
import { Button, Fact, Row } from '../src/look/ui';
import { Chapter, Specimen } from './specimen';

const left = (percent: number) => ({ insetInlineStart: `${percent}%` });
const at = (x: number, y: number) => ({ ...left(x), bottom: `${y}%` });
const marks = [
  ['here', 40, 55, 'You are here: $1,488.83, 70–81'],
  ['next', 60, 70, '+$236.10: RTX 5080, 74–85'],
  ['other', 50, 45, 'AMD Gaming Rig: $1,605, 62–74'],
] as const;

export const Charts = () => (
  <Chapter title="Figures">
    <Specimen of={['Staircase']}>
      <Staircase>
        <div className="plot" role="img" aria-label="A curve of three steps">
          {[0, 50, 100].map((y) => (
            <i key={y} style={{ bottom: `${y}%` }} />
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path data-role="band" d="M0 80H30L30 40H60L60 20H100L100 40H60L60 55H30L30 95H0Z" />
            <path data-role="line" d="M0 90H30L30 45H60L60 30H100" />
          </svg>
          {[0, 50, 100].map((y) => (
            <span key={y} className="estimate" style={{ bottom: `${y}%` }}>
              {y}
            </span>
          ))}
          {[20, 50, 80].map((x) => (
            <span key={x} className="budget" data-fine={x === 50 || undefined} style={left(x)}>
              {`$${x}0`}
            </span>
          ))}
          <u data-role="drop" style={{ ...left(40), height: '55%' }} />
          <span className="word" data-side="end" data-room="some" style={at(30, 55)}>
            RTX 5070
          </span>
          <b data-role="step" style={at(30, 55)} />
          {marks.map(([kind, x, y]) => (
            <b key={kind} data-role={kind} style={at(x, y)} />
          ))}
        </div>
        <Row as="ul" className="legend" role="list">
          {marks.map(([kind, , , text]) => (
            <li key={kind}>
              <b data-role={kind} aria-hidden="true" />
              {text}
            </li>
          ))}
        </Row>
      </Staircase>
    </Specimen>
    <Specimen of={['StackedTable']}>
      <StackedTable>
        <table>
          <caption>Two builds</caption>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Computed</th>
              <th scope="col" data-number="">
                Price
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">CPU</th>
              <td data-label="Computed">AMD Ryzen 5 9600X</td>
              <td data-label="Price" data-number="" data-tone="less">
                −$155.00
              </td>
            </tr>
            <tr data-on="">
              <th scope="row">Motherboard</th>
              <td data-label="Computed" data-quiet="">
                ASRock B650M-HDV/M.2
              </td>
              <td data-label="Price" data-number="" data-tone="more">
                +$40.00
              </td>
            </tr>
          </tbody>
        </table>
      </StackedTable>
    </Specimen>
    <Specimen of={['Figures', 'Bars']}>
      <Figures>
        <Fact name="Visitors">
          <Bars>
            {[
              ['1.1.0', 90],
              ['1.2.0', 10],
            ].map(([version, percent]) => (
              <div key={version} data-row="">
                <span>{version}</span>
                <span data-bar="" data-tone={percent === 10 ? 'tried' : undefined} aria-hidden="true">
                  <i style={{ width: `${percent}%` }} />
                </span>
                <span>{percent} %</span>
              </div>
            ))}
          </Bars>
        </Fact>
        <Fact name="Failures, limit 0.5 %">
          <b>0.92 %</b>
          <Bars>
            <span data-bar="" data-tone="bad" aria-hidden="true">
              <i style={{ width: '92%' }} />
              <u style={{ insetInlineStart: '50%' }} />
            </span>
          </Bars>
        </Fact>
      </Figures>
    </Specimen>
    <Specimen of={['Timeline', 'CommandLine']}>
      <Timeline>
        <li data-tone="bad">
          <time>Nov 21, 15:40</time>
          <div>mf-account 1.2.0 held by the watcher</div>
        </li>
        <li>
          <time>Nov 21, 14:02</time>
          <div>mf-builder 1.2.0 to 50 %</div>
        </li>
      </Timeline>
      <CommandLine>
        <small>Hold it</small>
        <code>rig4u rollout mf-builder --pause</code>
        <Button variant="link" size="sm">
          Copy
        </Button>
      </CommandLine>
    </Specimen>
  </Chapter>
);
