import { accessibilityFaults } from '@rig4u/config/accessibility';
import { renderScreen } from '@rig4u/shared/testing';
import { screen } from '@testing-library/react';
import { Component } from './screen';

test('the screen has its heading, and nothing that keeps anybody out', async () => {
  const { container } = renderScreen(<Component />, { path: '/hello' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hello' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
