import type { User } from '@rig4u/shared/auth';
import { Alert, Card, Column, Heading, Row } from '@rig4u/shared/ui';
import { Tabs } from '@rig4u/shared/widgets';
import { BuildsPanel } from './saved-builds/builds-panel';
import { useAccountBuilds } from './saved-builds/use-account-builds';
import { AccountInfo } from './profile/account-info';
import { SignOutButton } from './sign-out-button';
import { useTab } from './use-tab';

interface Props {
  user: User;
  /** The last failure, as the visitor reads it. */
  error: string | null;
  /** Whether the visitor is signing out. */
  signingOut: boolean;
}

/** The signed-in account: who it is, its builds, and Sign Out. */
export function AccountView({ user, error, signingOut }: Props) {
  const [tab, openTab] = useTab();
  const builds = useAccountBuilds(user.uid);
  return (
    <Card pad="lg">
      <Column space="xl">
        <Row space="lg" apart>
          <Heading as="h2">My Account</Heading>
          <SignOutButton loading={signingOut} />
        </Row>
        {error && <Alert kind="fail">{error}</Alert>}
        <Tabs
          label="My Account"
          value={tab}
          onChange={openTab}
          tabs={[
            { value: 'account', label: 'Account Info', content: <AccountInfo user={user} /> },
            { value: 'builds', label: 'Saved Builds', content: <BuildsPanel user={user} builds={builds} /> },
          ]}
        />
      </Column>
    </Card>
  );
}
