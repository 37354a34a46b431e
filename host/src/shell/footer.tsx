import { config } from '@rig4u/shared/config';
import { Link } from '@rig4u/shared/routing';
import { Box, Container, Hint, Logo, Row } from '@rig4u/shared/ui';
import { usePlaceLinks } from './place-links';

const year = new Date().getFullYear();

const linkLook = {
  '& a': { display: 'flex', alignItems: 'center', minHeight: 'touch', textStyle: 'small', color: 'text2' },
  '& a:hover': { color: 'text', textDecoration: 'underline', textUnderlineOffset: '0.25rem' },
};

export function Footer() {
  const links = usePlaceLinks('footer');
  return (
    <Box as="footer" mt={{ base: '16', md: '24' }} borderTopWidth="1px">
      <Container wide>
        <Row columnGap="6" minH="5.5rem" py={{ base: '6', md: '0' }}>
          <Logo size="sm" />
          <Hint>{`© ${year} ${config().product.name}. All rights reserved.`}</Hint>
          <Row as="nav" aria-label="Footer" space="xl" ms={{ md: 'auto' }} css={linkLook}>
            {links.map(({ to, text }) => (
              <Link key={to} to={to}>
                {text}
              </Link>
            ))}
          </Row>
        </Row>
      </Container>
    </Box>
  );
}
