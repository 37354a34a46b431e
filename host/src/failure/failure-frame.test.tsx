import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { GlobalCrash } from './global-crash';

test(spec('9.32', 'a long message scrolls in an area of at most 200 px'), () => {
  const style = document.createElement('style');
  style.textContent = readFileSync(join(__dirname, 'failure.css'), 'utf8');
  document.head.append(style);
  render(<GlobalCrash error={new Error('x'.repeat(9_000))} componentStack="" onRetry={() => undefined} />);
  const area = screen.getByText(/^x{9000}$/).closest('.failure-message');
  expect(area).toHaveStyle({ maxHeight: '200px', overflow: 'auto' });
});
