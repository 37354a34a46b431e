/** The icons that rows have many of: verdicts, and what a row can do. A part draws them as plain elements of its own. */
export const marks = {
  down: 'M5 8l5 5 5-5',
  fail: 'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0zM7.5 7.5l5 5m0-5-5 5',
  left: 'M16 10H4m5-5-5 5 5 5',
  pass: 'M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0zM6.8 10.3l2.2 2.2 4.2-4.6',
  plus: 'M10 4v12M4 10h12',
  right: 'M4 10h12m-5-5 5 5-5 5',
  unknown:
    'M17.5 10A7.5 7.5 0 0 1 17.05 12.55M15.3 15.3A7.5 7.5 0 0 1 13.19 16.79' +
    'M10 17.5A7.5 7.5 0 0 1 7.45 17.05M4.7 15.3A7.5 7.5 0 0 1 3.21 13.19M2.5 10A7.5 7.5 0 0 1 2.95 7.45' +
    'M4.7 4.7A7.5 7.5 0 0 1 6.81 3.21M10 2.5A7.5 7.5 0 0 1 12.55 2.95M15.3 4.7A7.5 7.5 0 0 1 16.79 6.81' +
    'M8.2 8.1c.2-1.9 3.7-1.8 3.7.2 0 1.3-1.8 1.4-1.9 2.9m0 2.2v.1',
  warning: 'M10 3 2.5 16.5h15zM10 8v4m0 2.2v.1',
  x: 'M5 5l10 10M15 5 5 15',
} as const;
