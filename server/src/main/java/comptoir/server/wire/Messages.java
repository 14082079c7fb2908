package comptoir.server.wire;

import comptoir.protocol.Message;
import comptoir.server.person.Devices;
import comptoir.server.person.Statistics;
import comptoir.server.table.Archive;
import comptoir.server.table.NewTable;
import comptoir.server.table.Reviews;
import java.util.List;

/** Every message between clients and the server, so that schemas and types can be written from them. */
public final class Messages {

    private Messages() {}

    /** Records, and sealed interfaces of records. */
    public static List<Class<?>> all() {
        return List.of(
                SocketRequest.class,
                SocketMessage.class,
                Answers.ErrorReply.class,
                Answers.Health.class,
                Answers.GamesList.class,
                Answers.Catalogues.class,
                Answers.Person.class,
                Answers.PersonFile.class,
                Answers.Tables.class,
                Answers.MadeTable.class,
                Answers.JoinedTable.class,
                Answers.DeletedTable.class,
                Answers.Invitation.class,
                Answers.FreshKey.class,
                Answers.ChatLog.class,
                Answers.PastMoments.class,
                TableInfo.class,
                AroundApi.OpenTablesNow.class,
                PushApi.PushKey.class,
                PushApi.Subscribing.class,
                PushApi.Unsubscribing.class,
                PushApi.Subscribed.class,
                MyGamesApi.Games.class,
                MyGamesApi.Removed.class,
                Statistics.class,
                Devices.Move.class,
                Bodies.SendingAway.class,
                Bodies.MovingCode.class,
                Archive.GameFile.class,
                Message.VerifyAnswer.class,
                Message.LessonsAnswer.class,
                Message.LearnAnswer.class,
                Bodies.Learning.class,
                Reviews.ReviewAnswer.class,
                PuzzleApi.PuzzleList.class,
                PuzzleApi.PuzzlePosition.class,
                PuzzleApi.PuzzleTry.class,
                PuzzleApi.PuzzleVerdict.class,
                NewTable.TableWish.class,
                Archive.GoingOn.class,
                Bodies.Naming.class,
                Bodies.Joining.class,
                Bodies.Readiness.class,
                Bodies.StandingIn.class,
                Bodies.Muting.class);
    }
}
