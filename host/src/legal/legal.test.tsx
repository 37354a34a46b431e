import { screen, within } from '@testing-library/react';
import { draftBuild, editedBuilds, savedBuilds } from '@rig4u/shared/builds';
import { renderScreen } from '@rig4u/shared/testing';
import { Component as Privacy } from './privacy';
import { Component as Terms } from './terms';

const section = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!found) throw new Error(`No section around the heading ${name}`);
  return within(found);
};

test(spec('2.8', 'the privacy page names every key that the shared stores use, the copies, and where to ask'), () => {
  renderScreen(<Privacy />);
  const kept = section('What is kept in your browser');
  for (const key of [
    'theme',
    'rig4u-visitor',
    'rig4u-session',
    '.corrupt-',
    savedBuilds.key,
    draftBuild.key,
    editedBuilds.key,
  ])
    expect(kept.getByText(key)).toBeVisible();
  expect(section('Error reports').getAllByRole('listitem')).toHaveLength(4);
  expect(section('Account').getByText(/Sign-in is not set up here/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'support@rig4u.example' })).toHaveAttribute(
    'href',
    'mailto:support@rig4u.example',
  );
  expect(document.title).toBe('Privacy · Rig4U');
});

test('where one can sign in, the privacy page says what that keeps, and where', () => {
  const services = {
    auth: { apiKey: 'a', authDomain: 'a.example', projectId: 'a' },
    database: { url: 'https://db.example', anonKey: 'a' },
  };
  renderScreen(<Privacy />, { config: { services } });
  const account = section('Account');
  expect(account.getByText(/Firebase Authentication/)).toBeVisible();
  expect(account.getByText(/Only you can read them there/)).toBeVisible();
});

test(spec('2.8', 'the terms say where facts come from and what is not promised'), () => {
  renderScreen(<Terms />);
  expect(
    section('Facts about parts').getByText(
      'Contains information from BuildCores OpenDB which is made available under the ODC Attribution License.',
    ),
  ).toBeVisible();
  expect(section('Prices').getByText('guide prices')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'No warranty' })).toBeVisible();
  expect(section('Work of others').getByRole('link', { name: 'notices' })).toHaveAttribute(
    'href',
    `/host/${HOST_VERSION}/notices.txt`,
  );
  expect(document.title).toBe('Terms · Rig4U');
});
