import { config } from '@rig4u/shared/config';
import { Link } from '@rig4u/shared/routing';
import { Box, Container, Flex, Logo, Text } from '@rig4u/shared/ui';
import { footerLinks } from './links';

const year = new Date().getFullYear();

const linkLook = {
  '& a': { display: 'flex', alignItems: 'center', minHeight: '44px' },
  '& a:hover': { color: 'text', textDecoration: 'underline', textUnderlineOffset: '4px' },
};

export function Footer() {
  return (
    <Box
      as="footer"
      mt={{ base: '16', md: '24' }}
      borderTopWidth="1px"
      borderColor="line"
      textStyle="small"
      color="text2"
    >
      <Container>
        <Flex minH="88px" py={{ base: '6', md: '0' }} alignItems="center" flexWrap="wrap" columnGap="6" rowGap="3">
          <Logo size="sm" />
          <Text textStyle="small">
            © {year} {config().product.name}. All rights reserved.
          </Text>
          <Flex as="nav" aria-label="Footer" gap="6" marginStart={{ base: '0', md: 'auto' }} css={linkLook}>
            {footerLinks.map(({ to, text }) => (
              <Link key={to} to={to}>
                {text}
              </Link>
            ))}
          </Flex>
        </Flex>
      </Container>
    </Box>
  );
}
