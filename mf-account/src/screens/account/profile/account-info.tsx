import type { User } from '@rig4u/shared/auth';
import { Box, Flex, Icon, Text, type IconName } from '@rig4u/shared/ui';
import type { ReactNode } from 'react';
import { Avatar } from './avatar';

const Fact = ({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) => (
  <Box py="4" borderTopWidth="1px" borderColor="line">
    <Flex as="dt" align="center" gap="3" textStyle="small" color="text3">
      <Icon name={icon} />
      {name}
    </Flex>
    <Box as="dd" ps="8" overflowWrap="anywhere" dir="auto">
      {children}
    </Box>
  </Box>
);

/** Name, photo, email, address and phone, as far as the identity provider knows them. */
export const AccountInfo = ({ user }: { user: User }) => (
  <>
    <Flex align="center" gap="4" mb="6">
      <Avatar user={user} size={72} />
      <Text textStyle="h3" minW="0" overflowWrap="anywhere" dir="auto">
        {user.displayName || 'User'}
      </Text>
    </Flex>
    <dl>
      <Fact icon="mail" name="Email">
        {user.email || 'Not available'}
      </Fact>
      <Fact icon="pin" name="Address">
        No address information
      </Fact>
      <Fact icon="phone" name="Phone">
        {user.phoneNumber || 'No phone information'}
      </Fact>
    </dl>
  </>
);
