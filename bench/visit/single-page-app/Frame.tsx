import { Link, NavLink, Outlet } from 'react-router';
import { frame } from './copy.ts';
import { Icon, Illustration } from './pictures.tsx';

/** The header and footer that surround every page. */
export function Frame() {
  return (
    <>
      <a className="skip-link" href="#content">
        {frame.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}

function Logo() {
  return (
    <Link className="logo" to="/">
      <Illustration name="crate-mark" isUrgent />
      {frame.name}
    </Link>
  );
}

function Header() {
  return (
    <header className="header">
      <div className="header__bar wrap">
        <Logo />
        <nav className="menu" id="menu" popover="auto" aria-label={frame.mainNavigation}>
          <button
            className="menu__close button button--quiet button--small"
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            <Icon name="x" />
            {frame.closeMenu}
          </button>
          <ul className="menu__list">
            {frame.links.map(({ label, href }) => (
              <li key={href}>
                <NavLink className="menu__link" to={href}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li className="menu__login">
              <NavLink className="menu__link" to={frame.login.href}>
                {frame.login.label}
              </NavLink>
            </li>
          </ul>
        </nav>
        <a className="header__donate button button--small" href={frame.donate.href}>
          {frame.donate.label}
        </a>
        <button className="header__menu" type="button" popoverTarget="menu" aria-label={frame.menu}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

function Footer() {
  return (
    <footer className="footer">
      <div className="footer__parts wrap">
        <div className="footer__about">
          <Logo />
          <p>{frame.footerLine}</p>
        </div>
        <nav aria-label={frame.footerNavigation}>
          <Links className="footer__links" links={frame.footerLinks} />
        </nav>
        <address className="footer__address">
          {frame.address}
          <br />
          <a href={`mailto:${frame.email}`}>{frame.email}</a>
          <br />
          <a href={`tel:${frame.phone}`}>{frame.phone}</a>
        </address>
        <nav className="footer__legal" aria-label={frame.legalNavigation}>
          <Links className="footer__legal-links" links={frame.legalLinks} />
        </nav>
        <p className="footer__note">{frame.sampleNote}</p>
      </div>
    </footer>
  );
}

function Links({ className, links }: { className: string; links: { label: string; href: string }[] }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
