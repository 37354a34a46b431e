import type { User } from '@rig4u/shared/auth';
import { Card, Column, Fill, Hint, Row, Text } from '@rig4u/shared/ui';
import { Avatar } from './avatar';

/** A short form of the account, shown above the builds. */
export const SignedInCard = ({ user }: { user: User }) => (
  <Card as="section" aria-label="Signed in" bg="sunken" pad="sm">
    <Column space="md">
      <Row oneLine>
        <Avatar user={user} size={44} />
        <Fill>
          <Text textStyle="ui" dir="auto" long="break">
            {user.displayName || 'User'}
          </Text>
          <Hint long="break">{user.email || 'Not available'}</Hint>
        </Fill>
      </Row>
      <Hint>
        {user.method === 'google'
          ? "You're signed in with Google. View your full account details in the Account tab."
          : "You're signed in."}
      </Hint>
    </Column>
  </Card>
);
