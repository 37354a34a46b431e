import type { User } from '@rig4u/shared/auth';
import { Column, Fact, Facts, Row, Text } from '@rig4u/shared/ui';
import { Avatar } from './avatar';

/** Name, photo, email, address and phone, as far as the identity provider knows them. */
export const AccountInfo = ({ user }: { user: User }) => (
  <Column space="xl">
    <Row space="lg" oneLine>
      <Avatar user={user} size={72} />
      <Text textStyle="h3" dir="auto" long="break">
        {user.displayName || 'User'}
      </Text>
    </Row>
    <Facts>
      <Fact name="Email">{user.email || 'Not available'}</Fact>
      <Fact name="Address">No address information</Fact>
      <Fact name="Phone">{user.phoneNumber || 'No phone information'}</Fact>
    </Facts>
  </Column>
);
