import { config } from '@rig4u/shared/config';
import { useLoaded } from '@rig4u/shared/lazy';
import { Bullets, Section, Text } from '@rig4u/shared/ui';
import { loadKept } from './kept';
import { KeptForOffline } from './kept-for-offline';
import { KeptList } from './kept-list';
import { LegalPage } from './legal-page';

/** The privacy page: what this product stores, what it sends, and to whom. */
export function Component() {
  const { product, support, retailer, services } = config();
  const list = useLoaded('kept', loadKept);
  return (
    <LegalPage
      title="Privacy"
      description={`What ${product.name} stores in your browser, what an error report contains, and what is never collected.`}
      short={
        'Your builds stay in your browser, unless you save them to an account. ' +
        'There is no advertising, and no cookie but for trying new versions. How pages load is counted, without who you are.'
      }
    >
      <Section title="Error reports">
        <Text>When something breaks, the page sends a short report, so that we can fix it. A report contains:</Text>
        <Bullets>
          <li>the text of the error and the places in our code where it happened;</li>
          <li>the address of the page you were on and of the page you came from. What follows a # is left out;</li>
          <li>the kind, language and system of your browser, and the size of its window;</li>
          <li>the time, and how often the same error happened.</li>
        </Bullets>
        <Text>
          Before anything is sent, whatever looks like a password, a token or an e-mail address is taken out. Your
          builds and what you type into forms are not put into it, and neither is who you are. Only the owner of this
          site reads the reports. So that nobody can fill the list, a code made from your network address is kept beside
          a report; it is another one every day, and the address itself is not kept.
        </Text>
      </Section>
      <Section title="How pages load">
        <Text>
          So that a new version that fails is taken back soon, the page tells our server how it loaded: when you leave
          it, and at once when something failed. A load report contains:
        </Text>
        <Bullets>
          <li>which versions of our parts your browser loaded, how long each took, and whether it failed;</li>
          <li>
            how soon the page was painted and answered, and how much it moved while it loaded (the web vitals), and with
            which part your visit began.
          </li>
        </Bullets>
        <Text>
          There is nothing in it that stands for you, your browser or your visit. The server counts reports by minute
          and version, and keeps the counts for 30 days. So that nobody counts twice, it tells network addresses apart,
          for some minutes and in memory only. Beside failed loads it keeps codes made from the network address and a
          secret, for those 30 days; they are others for each version, and the address itself is not kept. Where your
          browser asks not to be tracked (Global Privacy Control or Do Not Track), it sends no load report.
        </Text>
      </Section>
      <Section title="What every web server sees">
        <Text>
          Opening a page tells the server your network address and the kind of browser you use. Whoever runs the server
          may keep that in its access log. Fonts and drawings come from the same server. The pages ask nobody else for
          anything, unless you sign in or the owner has chosen a picture from elsewhere.
        </Text>
      </Section>
      <Section title="Account">
        <Text>Picking parts and saving builds needs no account.</Text>
        {services ? (
          <>
            <Text>
              If you sign in, the identity provider of this site (Google Firebase Authentication) keeps your e-mail
              address, your name and picture where you gave them, and your password in a form that nobody can read back.
              To keep you signed in, the browser holds its token, in the database <code>firebaseLocalStorageDb</code>.
              Signing out removes it.
            </Text>
            <Text>
              Builds that you save to your account are kept in our database under your account's number: name, parts and
              dates. Only you can read them there. A build that you delete is marked as deleted, so that your other
              devices hear of it.
            </Text>
            <KeptList list={list} where="in the account" nothing="Nothing else is kept in the account." />
            <Text>
              To have your account and everything kept with it deleted, write to{' '}
              <a href={`mailto:${support.email}`}>{support.email}</a> from its address.
            </Text>
          </>
        ) : (
          <Text>Sign-in is not set up here: no name, e-mail address or password is stored anywhere.</Text>
        )}
      </Section>
      <Section title="The retailer">
        <Text>{`When you choose to purchase, a page of ${retailer.name} opens with the item numbers of your build in its address. From there on their own rules apply.`}</Text>
      </Section>
      {/* Its list comes later than the page. So far down it moves nothing that a visitor has begun to read. */}
      <Section title="What is kept in your browser">
        <Text>
          These entries are in the local storage of this browser, on this device, or in a cookie where they say so.
          Whoever uses this browser can see them. Only builds that you save to an account are sent to us.
        </Text>
        <KeptList list={list} where="in this browser" nothing="Nothing is kept in this browser.">
          <li>
            Names that end in <code>.corrupt-</code> and a number: copies of entries that could not be read. They are
            kept so that nothing you saved is lost without a trace.
          </li>
        </KeptList>
        <KeptForOffline />
        <Text>
          To delete all of it, clear the data of this site in the settings of your browser. Saved builds can also be
          deleted one by one.
        </Text>
      </Section>
      <Section title="Questions">
        <Text>
          Write to <a href={`mailto:${support.email}`}>{support.email}</a>. The form on the contact page does not send
          what you type to a server.
        </Text>
      </Section>
    </LegalPage>
  );
}
