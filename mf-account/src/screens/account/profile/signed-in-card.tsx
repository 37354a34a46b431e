import type { User } from '@rig4u/shared/auth';
import { Box, Card, Flex, Text } from '@rig4u/shared/ui';
import { Avatar } from './avatar';

/** A short form of the account, shown above the builds. */
export const SignedInCard = ({ user }: { user: User }) => (
  <Card as="section" aria-label="Signed in" bg="sunken" p="4" mb="6">
    <Flex align="center" gap="3">
      <Avatar user={user} size={44} />
      <Box minW="0">
        <Text textStyle="ui" overflowWrap="anywhere" dir="auto">
          {user.displayName || 'User'}
        </Text>
        <Text textStyle="small" color="text2" overflowWrap="anywhere">
          {user.email || 'Not available'}
        </Text>
      </Box>
    </Flex>
    <Text textStyle="small" color="text2" mt="3">
      {user.method === 'google'
        ? "You're signed in with Google. View your full account details in the Account tab."
        : "You're signed in."}
    </Text>
  </Card>
);
