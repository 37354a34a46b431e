import type { User } from '@rig4u/shared/auth';
import { Alert, Card, Flex, Heading } from '@rig4u/shared/ui';
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
    <Card maxW="800px" mx="auto" p={{ base: '4', md: '8' }}>
      <Flex align="center" justify="space-between" gap="4" wrap="wrap" mb="6">
        <Heading as="h2">My Account</Heading>
        <SignOutButton loading={signingOut} />
      </Flex>
      {error && (
        <Alert kind="fail" mb="6">
          {error}
        </Alert>
      )}
      <Tabs
        label="My Account"
        value={tab}
        onChange={openTab}
        tabs={[
          { value: 'account', label: 'Account Info', content: <AccountInfo user={user} /> },
          { value: 'builds', label: 'Saved Builds', content: <BuildsPanel user={user} builds={builds} /> },
        ]}
      />
    </Card>
  );
}
