import { signOut, type User } from '@rig4u/shared/auth';
import { toast } from '@rig4u/shared/toasts';
import { Alert, Box, Button, Card, Flex, Grid, Heading, Icon } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Box as="dt" textStyle="small" color="text3">
      {name}
    </Box>
    <Box as="dd" overflowWrap="anywhere">
      {children}
    </Box>
  </div>
);

async function leave(): Promise<void> {
  const left = await signOut();
  if (left) toast({ title: 'Signed out successfully', description: 'You have been logged out of your account' });
  else toast({ title: 'Error signing out', description: 'There was a problem signing out. Please try again.', kind: 'destructive' });
}

interface Props {
  user: User;
  /** What went wrong last. */
  error: string | null;
  /** Whether signing out is under way. */
  leaving: boolean;
}

/** Who is signed in, and the way out. */
export const AccountView = ({ user, error, leaving }: Props) => (
  <Card maxW="1040px" mx="auto" p={{ base: '5', md: '8' }}>
    <Flex align="center" justify="space-between" gap="4" wrap="wrap" mb="6">
      <Heading as="h2">My Account</Heading>
      <Button variant="outline" loading={leaving} onClick={() => void leave()}>
        {!leaving && <Icon name="out" />}
        Sign Out
      </Button>
    </Flex>
    {error && (
      <Alert kind="fail" mb="6">
        {error}
      </Alert>
    )}
    <Grid as="dl" gap="4">
      <Fact name="Name">{user.displayName || 'User'}</Fact>
      <Fact name="Email">{user.email || 'Not available'}</Fact>
    </Grid>
  </Card>
);
