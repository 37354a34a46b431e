import { StackedTable, Staircase } from '../src/look/charts';
import { Row } from '../src/look/ui';
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
  </Chapter>
);
